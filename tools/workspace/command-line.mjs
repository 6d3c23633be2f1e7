/** Command lines of the scripts that run before anything is built; the built commands have service-kit's. */
import util from 'node:util';

/**
 * Reads the options of a script. `--help` prints the usage and ends with 0; what is not understood ends with 2 and a
 * sentence.
 * @param line name to type, such as `npm run story`, usage, options of `parseArgs`, and whether arguments are allowed
 */
export function readCommandLine({ name, usage, options = {}, allowPositionals = false }, args = process.argv.slice(2)) {
  try {
    const parsed = util.parseArgs({
      args,
      allowPositionals,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
    });
    if (!parsed.values.help) return parsed;
  } catch (error) {
    refuseUsage(name, `${error.message.split('. ', 1)[0]}.`);
  }
  process.stdout.write(usage);
  process.exit(0);
}

/** Ends the process with 2, a sentence and where to look. */
export function refuseUsage(name, sentence) {
  process.stderr.write(`${sentence}\nSee ${name}${name.startsWith('npm') ? ' --' : ''} --help.\n`);
  process.exit(2);
}
