import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { contract } from '../src/generated/contract.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Constructors that take a code, with its position and what it is when none is given. */
const coded: Record<string, { position: number; otherwise?: string }> = {
  ServiceError: { position: 1 },
  ForbiddenError: { position: 1, otherwise: 'forbidden' },
  NotFoundError: { position: 1, otherwise: 'not_found' },
  UnavailableError: { position: 1 },
};
const codePattern = /^[a-z][a-z0-9_]*$/;

/** Codes in the shared libraries that this service cannot answer with. */
const notHere = {
  host_mismatch: 'only a service without credentials checks Host',
  keys_unavailable: 'only athletics-admin verifies JWTs',
  not_implemented: 'no call of the document is without a route',
};

/** Files that may make an answer: the service's own and those of the libraries. */
function sourceFiles(): string[] {
  const libraries = readdirSync(path.join(root, 'libs')).map((name) => `libs/${name}/src`);
  return ['apps/family-assistant/src', ...libraries].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|(^|\/)(generated|testing)\//.test(name))
      .map((name) => path.join(root, folder, name)),
  );
}

/** Codes that a file gives to errors and to `Error` bodies, and the constructions whose code is not written out. */
function codesIn(file: string): { codes: string[]; unread: string[] } {
  const found = { codes: [] as string[], unread: [] as string[] };
  const text = readFileSync(file, 'utf8');
  if (!/Error\(|super\(|code: '/.test(text)) return found;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    const made = madeBy(node);
    if (made) {
      const argument = made.arguments?.[made.position];
      const code = argument === undefined ? made.otherwise : literalOf(argument);
      if (code !== undefined) found.codes.push(code);
      else if (!made.passesOn) found.unread.push(`${path.relative(root, file)}: ${node.getText().slice(0, 80)}`);
    }
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'code') {
      const code = literalOf(node.initializer);
      if (code !== undefined && codePattern.test(code) && code.includes('_')) found.codes.push(code);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function madeBy(node: ts.Node) {
  if (ts.isNewExpression(node)) {
    const settings = coded[node.expression.getText()];
    return settings && { ...settings, arguments: node.arguments, passesOn: false };
  }
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.SuperKeyword) return undefined;
  let owner: ts.Node = node;
  while (!ts.isClassLike(owner)) owner = owner.parent;
  const base = owner.heritageClauses?.[0]?.types[0]?.expression.getText() ?? '';
  const settings = coded[base];
  return settings && { ...settings, arguments: node.arguments, passesOn: (owner.name?.text ?? '') in coded };
}

function literalOf(node: ts.Expression): string | undefined {
  return ts.isStringLiteralLike(node) ? node.text : undefined;
}

function listedCodes(): string[] {
  const { Error: error } = contract.components?.['schemas'] as Record<
    string,
    { properties: { code: { 'x-error-codes': Record<string, string> } } }
  >;
  return Object.keys(error?.properties.code['x-error-codes'] ?? {});
}

test('the codes that errors are given are those that the document lists', () => {
  const found = sourceFiles().map(codesIn);
  expect(found.flatMap(({ unread }) => unread)).toEqual([]);
  const produced = new Set(found.flatMap(({ codes }) => codes));
  expect([...produced]).toEqual(expect.arrayContaining(Object.keys(notHere)));
  const possible = [...produced].filter((code) => !(code in notHere));
  expect(possible.toSorted()).toEqual(listedCodes().toSorted());
});

test('every code in an example is listed', () => {
  const inExamples = [...JSON.stringify(contract).matchAll(/"error":"[^"]*","code":"(\w+)"/g)].map(([, code]) => code);
  expect(inExamples.length).toBeGreaterThan(20);
  expect(inExamples.filter((code) => !listedCodes().includes(String(code)))).toEqual([]);
});
