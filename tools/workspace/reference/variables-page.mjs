/** Page of the reference for the environment variables: the readers' defaults with the meanings of .env.example. */
import { page, table } from './api-page.mjs';

const services = ['family-assistant', 'staging-knowledge', 'athletics-admin'];

/**
 * Reads .env.example: its sections with the variables of each, their value there and their meaning.
 * @param {string} text
 */
export function readExample(text) {
  return text
    .split(/^# -{4} /m)
    .slice(1)
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      const variables = [];
      for (const line of lines) {
        const [, name, value, meaning] = /^# ([A-Z][A-Z0-9_]*)=(.*?)(?:\s+# (.*))?$/.exec(line) ?? [];
        const [, more] = /^#\s+# (.*)$/.exec(line) ?? [];
        if (name) variables.push({ name, value, meaning: meaning ?? '' });
        else if (more && variables.length > 0) variables.at(-1).meaning += ` ${more}`;
      }
      return { heading, variables };
    });
}

/**
 * Returns the Markdown page of the variables.
 * @param example sections of .env.example
 * @param readers the variables that each service's reader describes, by service
 */
export function variablesPage(example, readers) {
  const sections = services.map((service) => [
    `## ${service}`,
    table(
      ['Variable', 'Default', 'Accepts', 'Meaning'],
      readers[service].map(({ name, isNeeded, otherwise, mayBeInFile, accepts }) => [
        `\`${name}\``,
        isNeeded ? 'required' : otherwise === null ? 'unset' : `\`${otherwise}\``,
        [accepts || 'any text', ...(mayBeInFile ? [`or \`${name}_FILE\``] : [])].join('; '),
        meaningOf(example, service, name),
      ]),
    ),
  ]);
  const others = example.filter(({ heading }) => ownersOf(heading).length === 0);
  return page([
    '# Environment variables',
    'Generated from the readers of the services and [.env.example](../../.env.example); `npm run docs` writes it. An empty variable counts as unset, and an invalid one stops the start with a line that names it. A secret may be in a file: `BOT_TOKEN_FILE` names the file whose text is `BOT_TOKEN`. With `NODE_ENV=production` short, documented or guessable secrets stop the start.',
    ...sections.flat(),
    ...others.flatMap(({ heading, variables }) => [
      `## ${heading.replace(/,.*$/, '')}`,
      table(
        ['Variable', 'Default', 'Meaning'],
        variables.map(({ name, value, meaning }) => [`\`${name}\``, value === '' ? 'unset' : `\`${value}\``, meaning]),
      ),
    ]),
  ]);
}

/** Services that a heading names; all of them for `each service`. */
export function ownersOf(heading) {
  if (heading === 'each service') return services;
  return (heading.split(':', 1)[0] ?? '').split(' and ').filter((name) => services.includes(name));
}

function meaningOf(example, service, name) {
  const sections = example.filter(({ heading }) => ownersOf(heading).includes(service));
  return sections.flatMap(({ variables }) => variables).find((one) => one.name === name)?.meaning ?? '';
}
