/** Text prefixes a model was trained with. */
interface Prefixes {
  document: string;
  query: string;
}

const none: Prefixes = { document: '', query: '' };
const searchSentence = 'Represent this sentence for searching relevant passages: ';
const task = 'Given a web search query, retrieve relevant passages that answer the query';

/** Matched against the start of the model's plain name, first match wins; from the model cards. */
const knownPrefixes: [RegExp, Prefixes][] = [
  [/^nomic-embed-text/, { document: 'search_document: ', query: 'search_query: ' }],
  [/^snowflake-arctic-embed(2|.*-v2)/, { document: '', query: 'query: ' }],
  [/^(snowflake-arctic-embed|mxbai-embed-large|bge-(small|base|large))/, { document: '', query: searchSentence }],
  [/^multilingual-e5-.*instruct/, { document: '', query: `Instruct: ${task}\nQuery: ` }],
  [/^(multilingual-)?e5-/, { document: 'passage: ', query: 'query: ' }],
  [/^embeddinggemma/, { document: 'title: none | text: ', query: 'task: search result | query: ' }],
  [/^qwen3-embedding/, { document: '', query: `Instruct: ${task}\nQuery:` }],
];

/** Adds the model's document prefix. */
export function embeddedDocument(model: string, text: string): string {
  return prefixesOf(model).document + text;
}

/** Adds the model's question prefix. */
export function embeddedQuery(model: string, question: string): string {
  return prefixesOf(model).query + question;
}

/** Returns a model's name without folder and tag, in lower case: `hf.co/intfloat/e5-small:latest` is `e5-small`. */
export function plainModelName(model: string): string {
  const last = model.toLowerCase().split('/').at(-1) ?? '';
  return last.split(':')[0] ?? last;
}

function prefixesOf(model: string): Prefixes {
  const name = plainModelName(model);
  return knownPrefixes.find(([pattern]) => pattern.test(name))?.[1] ?? none;
}
