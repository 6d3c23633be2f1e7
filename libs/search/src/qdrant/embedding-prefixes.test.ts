import { embeddedDocument, embeddedQuery, plainModelName } from './embedding-prefixes.ts';
import { isSameModel, knownDimension } from './known-dimensions.ts';

test.each([
  ['nomic-embed-text:latest', 'search_document: D', 'search_query: Q'],
  ['nomic-ai/nomic-embed-text-v1.5', 'search_document: D', 'search_query: Q'],
  ['mxbai-embed-large', 'D', 'Represent this sentence for searching relevant passages: Q'],
  ['snowflake-arctic-embed:22m', 'D', 'Represent this sentence for searching relevant passages: Q'],
  ['snowflake-arctic-embed2', 'D', 'query: Q'],
  ['Snowflake/snowflake-arctic-embed-l-v2.0', 'D', 'query: Q'],
  ['bge-small-en-v1.5', 'D', 'Represent this sentence for searching relevant passages: Q'],
  ['bge-m3', 'D', 'Q'],
  ['intfloat/multilingual-e5-small', 'passage: D', 'query: Q'],
  [
    'multilingual-e5-large-instruct',
    'D',
    'Instruct: Given a web search query, retrieve relevant passages that answer the query\nQuery: Q',
  ],
  ['embeddinggemma:300m', 'title: none | text: D', 'task: search result | query: Q'],
  ['all-minilm', 'D', 'Q'],
  ['text-embedding-3-small', 'D', 'Q'],
  ['', 'D', 'Q'],
])('%s is given documents as %j and questions as %j', (model, document, query) => {
  expect([embeddedDocument(model, 'D'), embeddedQuery(model, 'Q')]).toEqual([document, query]);
});

test.each([
  ['all-minilm', 384],
  ['all-MiniLM-L6-v2', 384],
  ['all-minilm:33m', 384],
  ['nomic-embed-text:v1.5', 768],
  ['mxbai-embed-large:latest', 1024],
  ['bge-m3', 1024],
  ['snowflake-arctic-embed', 1024],
  ['snowflake-arctic-embed:22m', 384],
  ['snowflake-arctic-embed:137m', 768],
  ['snowflake-arctic-embed2', 1024],
  ['Snowflake/snowflake-arctic-embed-m', 768],
  ['text-embedding-3-small', 1536],
  ['text-embedding-3-large', 3072],
  ['qwen3-embedding:0.6b', 1024],
  ['qwen3-embedding', 4096],
  ['nobody-knows-me', null],
  ['', null],
])('%s has %s numbers', (model, dimension) => {
  expect(knownDimension(model)).toBe(dimension);
});

test('a name without tag means latest', () => {
  expect([
    isSameModel('a', 'a:latest'),
    isSameModel('a:latest', 'a'),
    isSameModel('a', 'a:33m'),
    isSameModel('a', 'b'),
  ]).toEqual([true, true, false, false]);
  expect(plainModelName('hf.co/intfloat/e5-small:latest')).toBe('e5-small');
});
