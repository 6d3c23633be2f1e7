import { withoutHiddenRuns } from './hidden-runs.ts';

const run = (properties: string, text: string) => `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;
const shown = '<w:r><w:t>yes</w:t></w:r>';
const styles =
  '<w:styles><w:style w:type="character" w:styleId="Secret"><w:rPr><w:vanish/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="Plain"><w:rPr><w:b/></w:rPr></w:style></w:styles>';

test.each([
  ['marked as hidden', run('<w:b/><w:vanish/>', 'no')],
  ['marked so with a value', run('<w:vanish w:val="true"/>', 'no')],
  ['of a hidden style', run('<w:rStyle w:val="Secret"/>', 'no')],
  ['of a point', run('<w:sz w:val="2"/>', 'no')],
  ['white on white', run('<w:color w:val="FEFEFE"/>', 'no')],
  [
    'around a text box',
    '<w:r w:rsidR="1"><w:rPr><w:vanish/></w:rPr><w:txbxContent><w:p><w:r><w:t>no</w:t></w:r></w:p></w:txbxContent></w:r>',
  ],
])('leaves out a run %s', (_what, hidden) => {
  expect(withoutHiddenRuns(`<w:p>${hidden}${shown}</w:p>`, styles)).toBe(`<w:p>${shown}</w:p>`);
});

test.each([
  ['whose mark says no', run('<w:vanish w:val="0"/>', 'yes')],
  ['of another style', run('<w:rStyle w:val="Plain"/>', 'yes')],
  [
    'in white on a dark cell',
    `<w:tcPr><w:shd w:val="clear" w:fill="003366"/></w:tcPr>${run('<w:color w:val="FFFFFF"/>', 'yes')}`,
  ],
  ['whose paragraph mark is hidden', `<w:p><w:pPr><w:rPr><w:vanish/></w:rPr></w:pPr>${shown}</w:p>`],
])('keeps a run %s', (_what, xml) => {
  expect(withoutHiddenRuns(xml, styles)).toBe(xml);
});

test('leaves out paragraphs of a hidden style, whatever the namespace is called', () => {
  const part = (body: string) =>
    `<x:document xmlns:x="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${body}</x:document>`;
  expect(
    withoutHiddenRuns(part('<x:p><x:pPr><x:pStyle x:val="Secret"/></x:pPr><x:r><x:t>no</x:t></x:r></x:p>'), styles),
  ).toBe(part(''));
});
