import { withoutLinks, type Block } from './blocks.ts';
import { escaped } from './markup.ts';
import type { FileFacts } from './pdf-file.ts';
import { zipFile } from './zip-file.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const openXml = 'http://schemas.openxmlformats.org';
const office = `${openXml}/officeDocument/2006/relationships`;
const word = `xmlns:w="${openXml}/wordprocessingml/2006/main"`;
const mediaType = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const rule = '<w:pBdr><w:bottom w:val="dashed" w:sz="6" w:space="1" w:color="888888"/></w:pBdr>';

/** A Word document (Office Open XML) with headings, lists and tables of its own kind. */
export function docxFile(blocks: readonly Block[], { title, made }: FileFacts): Buffer {
  return zipFile({
    '[Content_Types].xml': `${declaration}<Types xmlns="${openXml}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${['document.main:document', 'styles:styles', 'numbering:numbering'].map(overridden).join('')}<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`,
    '_rels/.rels': related([
      [`${office}/officeDocument`, 'word/document.xml'],
      [`${openXml}/package/2006/relationships/metadata/core-properties`, 'docProps/core.xml'],
    ]),
    'word/_rels/document.xml.rels': related([
      [`${office}/styles`, 'styles.xml'],
      [`${office}/numbering`, 'numbering.xml'],
    ]),
    'word/document.xml': `${declaration}<w:document ${word}><w:body>${blocks.map(body).join('')}<w:sectPr><w:pgSz w:w="12240" w:h="15840"/><w:pgMar w:top="1200" w:right="1320" w:bottom="1120" w:left="1320"/></w:sectPr></w:body></w:document>`,
    'word/styles.xml': `${declaration}<w:styles ${word}>${style('Normal', 'Normal', 22, '')}${style('Title', 'Title', 38, '<w:b/>')}${style('Heading1', 'heading 1', 26, '<w:b/>')}${style('ListParagraph', 'List Paragraph', 22, '')}</w:styles>`,
    'word/numbering.xml': `${declaration}<w:numbering ${word}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:pPr><w:ind w:left="400" w:hanging="280"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    'docProps/core.xml': `${declaration}<cp:coreProperties xmlns:cp="${openXml}/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escaped(title)}</dc:title><dcterms:created xsi:type="dcterms:W3CDTF">${made}T14:00:00Z</dcterms:created></cp:coreProperties>`,
  });
}

function body(block: Block): string {
  if (block.kind === 'letterhead')
    return block.lines
      .map((line, index) => paragraph([line], `${index === 0 ? styled('Title') : ''}<w:jc w:val="center"/>`))
      .join('');
  if (block.kind === 'heading') return paragraph([block.text], styled('Heading1'));
  if (block.kind === 'list')
    return block.lines
      .map((line) =>
        paragraph([line], `${styled('ListParagraph')}<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>`),
      )
      .join('');
  if (block.kind === 'table')
    return `<w:tbl><w:tblPr><w:tblW w:w="5000" w:type="pct"/></w:tblPr>${block.rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${paragraph([cell])}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>${paragraph([''])}`;
  if (block.kind === 'cut') return `<w:p><w:pPr>${rule}</w:pPr></w:p>`;
  if (block.kind === 'page-break') return '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';
  return paragraph(block.lines);
}

function paragraph(lines: readonly string[], properties = ''): string {
  const runs = lines
    .map((line) => `<w:r><w:t xml:space="preserve">${escaped(withoutLinks(line))}</w:t></w:r>`)
    .join('<w:r><w:br/></w:r>');
  return `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${runs}</w:p>`;
}

function styled(id: string): string {
  return `<w:pStyle w:val="${id}"/>`;
}

function style(id: string, name: string, halfPoints: number, further: string): string {
  return `<w:style w:type="paragraph" w:styleId="${id}"${id === 'Normal' ? ' w:default="1"' : ''}><w:name w:val="${name}"/><w:pPr><w:spacing w:after="120"/></w:pPr><w:rPr><w:rFonts w:ascii="Arial" w:hAnsi="Arial"/>${further}<w:sz w:val="${halfPoints}"/></w:rPr></w:style>`;
}

function overridden(kindAndPart: string): string {
  const [kind, part] = kindAndPart.split(':');
  return `<Override PartName="/word/${part}.xml" ContentType="${mediaType}.${kind}+xml"/>`;
}

function related(targets: readonly (readonly [type: string, target: string])[]): string {
  return `${declaration}<Relationships xmlns="${openXml}/package/2006/relationships">${targets.map(([type, target], index) => `<Relationship Id="r${index + 1}" Type="${type}" Target="${target}"/>`).join('')}</Relationships>`;
}
