export { looksAlike, readColour, type Colour } from './colour.ts';
export { htmlToText, looksLikeHtml, readHtmlPage, type HtmlPage, type HtmlTextOptions } from './read-html-page.ts';
