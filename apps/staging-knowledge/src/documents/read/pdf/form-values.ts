import type { PDFPageProxy } from 'pdfjs-dist';

const maxFields = 500;
const valueLength = 2_000;

interface Widget {
  subtype?: unknown;
  fieldType?: unknown;
  fieldName?: unknown;
  alternativeText?: unknown;
  fieldValue?: unknown;
  checkBox?: unknown;
  radioButton?: unknown;
  buttonValue?: unknown;
  password?: unknown;
  hidden?: unknown;
}

/** Reads the filled-in form fields of a page, a line for each: `Name: value`. */
export async function formValues(page: PDFPageProxy): Promise<string[]> {
  const annotations = (await page.getAnnotations({ intent: 'display' })) as Widget[];
  const widgets = annotations
    .filter(({ subtype, hidden }) => subtype === 'Widget' && hidden !== true)
    .slice(0, maxFields);
  return widgets.flatMap((widget) => {
    const value = shownValue(widget);
    const name = textOf(widget.alternativeText) || textOf(widget.fieldName);
    return value === '' ? [] : [name === '' ? value : `${name}: ${value}`];
  });
}

function shownValue({ fieldType, fieldValue, checkBox, radioButton, buttonValue, password }: Widget): string {
  if (fieldType === 'Sig' || password === true) return '';
  const value = [fieldValue]
    .flat()
    .map(textOf)
    .filter((text) => text !== '')
    .join(', ');
  if (checkBox === true) return value === '' || value === 'Off' ? '' : 'yes';
  if (radioButton === true) return value !== '' && value === buttonValue ? value : '';
  return fieldType === 'Btn' ? '' : value;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, valueLength).trim() : '';
}
