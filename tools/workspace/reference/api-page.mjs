/** Page of the reference for one OpenAPI document. */

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Returns the Markdown page of a service. */
export function apiPage(service, document) {
  const operations = Object.entries(document.paths).flatMap(([route, item]) =>
    methods.flatMap((method) => (item[method] ? [{ method, route, item, operation: item[method] }] : [])),
  );
  const tags = (document.tags ?? []).flatMap((tag) => {
    const calls = operations.filter(({ operation }) => operation.tags?.[0] === tag.name);
    return calls.length === 0
      ? []
      : [`## ${tag.name}`, prose(tag.description), ...calls.flatMap((call) => callText(document, call))];
  });
  return page([
    `# ${service}: API`,
    `Generated from [openapi.yaml](../../apps/${service}/openapi.yaml), version ${document.info.version}; \`npm run docs\` writes it.`,
    prose(document.info.description),
    `Addresses: ${document.servers.map(({ url, description }) => `\`${url}\` (${description})`).join(', ')}. Calls marked *extension* are not in the contract.`,
    '## Credentials',
    table(
      ['Name', 'Sent as', 'Meaning'],
      Object.entries(document.components.securitySchemes).map(([name, scheme]) => [
        `\`${name}\``,
        scheme.type === 'http' ? '`Authorization: Bearer …`' : `${scheme.in} \`${scheme.name}\``,
        scheme.description,
      ]),
    ),
    ...tags,
    '## Objects',
    ...Object.entries(document.components.schemas).flatMap(([name, schema]) => schemaText(document, name, schema)),
  ]);
}

function callText(document, { method, route, item, operation }) {
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) =>
    resolved(document, one),
  );
  const body = operation.requestBody && resolved(document, operation.requestBody);
  return [
    `### ${method.toUpperCase()} ${route}`,
    `${operation.summary}.${operation['x-extension'] ? ' *Extension.*' : ''}`,
    prose(operation.description),
    `Who may call: ${callers(operation.security ?? document.security ?? [])}.`,
    ...(parameters.length === 0
      ? []
      : [
          table(
            ['Parameter', 'In', 'Type', 'Meaning'],
            parameters.map(({ name, in: place, required, schema, description }) => [
              `\`${name}\`${required ? ', required' : ''}`,
              place,
              typeText(schema),
              description,
            ]),
          ),
        ]),
    ...(body
      ? [
          `Request: ${contentText(body.content)}${body.required ? '' : ', may be left out'}. ${line(body.description ?? '')}`.trim(),
        ]
      : []),
    table(
      ['Answer', 'Body', 'Meaning'],
      Object.entries(operation.responses).map(([status, reference]) => {
        const response = resolved(document, reference);
        return [status, contentText(response.content), response.description];
      }),
    ),
  ];
}

/** Alternatives of a security requirement; an empty one lets everybody in. */
function callers(requirements) {
  if (requirements.length === 0) return 'everybody';
  const names = requirements.map((one) => Object.keys(one)).filter((one) => one.length > 0);
  const known = names.map((one) => one.map((name) => `\`${name}\``).join(' with ')).join(' or ');
  return names.length < requirements.length ? `${known}; everybody where the service has no token` : known;
}

function contentText(content) {
  return Object.entries(content ?? {})
    .map(([type, { schema }]) => (schema ? `${typeText(schema)} (\`${type}\`)` : `\`${type}\``))
    .join(' or ');
}

function schemaText(document, name, schema) {
  const fields = Object.entries(schema.properties ?? {});
  return [
    `### Object ${name}`,
    `${line(schema.description ?? '')}${schema.properties ? '' : ` Type: ${typeText(schema)}.`}`.trim(),
    ...(fields.length === 0
      ? []
      : [
          table(
            ['Field', 'Type', 'Meaning'],
            fields.map(([field, value]) => [
              `\`${field}\`${schema.required?.includes(field) ? ', required' : ''}`,
              typeText(value),
              meaningOf(document, value),
            ]),
          ),
        ]),
  ];
}

/** Description of a field; one that is only another object has that object's. */
function meaningOf(document, schema) {
  const inner = schema.description ? schema : schema.$ref ? resolved(document, schema) : (schema.allOf?.[0] ?? schema);
  return (inner.$ref ? resolved(document, inner) : inner).description ?? '';
}

function typeText(schema = {}) {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1);
    return `[${name}](#object-${name.toLowerCase()})`;
  }
  const alternatives = schema.oneOf ?? schema.anyOf ?? schema.allOf;
  if (alternatives) return `${alternatives.map(typeText).join(schema.allOf ? ' and ' : ' or ')}${nullText(schema)}`;
  if (schema.type === 'array') return `list of ${typeText(schema.items)}${boundsText(schema)}${nullText(schema)}`;
  if (schema.enum) return `${schema.enum.map((value) => `\`${value}\``).join(', ')}${nullText(schema)}`;
  const format = schema.format ? ` (${schema.format})` : '';
  return `${schema.type ?? 'any value'}${format}${boundsText(schema)}${nullText(schema)}`;
}

function boundsText({ minLength, maxLength, minimum, maximum, minItems, maxItems }) {
  const [low, high] = [minLength ?? minimum ?? minItems, maxLength ?? maximum ?? maxItems];
  if (low === undefined && high === undefined) return '';
  if (high === undefined) return `, at least ${low}`;
  return low === undefined ? `, at most ${high}` : `, ${low} to ${high}`;
}

const nullText = ({ nullable, enum: values }) => (nullable && !values?.includes(null) ? ' or null' : '');

function resolved(document, node) {
  if (!node.$ref) return node;
  return node.$ref
    .split('/')
    .slice(1)
    .reduce((found, key) => found[key.replaceAll('~1', '/').replaceAll('~0', '~')], document);
}

/** Markdown table; a cell is one line. */
export function table(head, rows) {
  const row = (cells) => `| ${cells.map((cell) => line(String(cell)).replaceAll('|', '\\|')).join(' | ')} |`;
  return [row(head), `|${head.map(() => '---|').join('')}`, ...rows.map(row)].join('\n');
}

/** Blocks of a page, with one empty line between them. */
export function page(blocks) {
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

const line = (text) => prose(text).replaceAll(/\s+/g, ' ');

/** Text without what Markdown would take for HTML, outside of code. */
function prose(text = '') {
  return text
    .trim()
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replaceAll('<', '&lt;')))
    .join('');
}
