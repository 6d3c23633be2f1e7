export { looksAlike, readColour, type Colour } from './colour.ts';
export { htmlToText, readHtmlPage, type HtmlPage } from './read-html-page.ts';
