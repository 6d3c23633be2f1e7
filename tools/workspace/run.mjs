/** Runs a command of one project from its build: `node tools/workspace/run.mjs PROJECT [ENTRY] [arguments]`. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { mcpVariables, StackNotRunningError, stackVariables } from '../local-stack/src/embedded-stack.mjs';
import { installWhenNeeded, requireNode, root } from './install.mjs';
import { buildQuietly } from './nx.mjs';

const [project, entry = 'main', ...args] = commandLine(process.argv.slice(2));
requireNode();
installWhenNeeded();
const folder = existsSync(path.join(root, 'apps', project)) ? 'apps' : 'tools';
const build = buildQuietly(project);
if (build.code !== 0) {
  process.stderr.write(build.printed);
  process.exit(1);
}
const child = spawn(process.execPath, [path.join(root, 'dist', folder, project, `${entry}.js`), ...args], {
  stdio: 'inherit',
  env: completed(process.env),
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

/** The variables of a service's command or of the MCP server, completed from the embedded stack when one runs. */
function completed(variables) {
  try {
    if (project === 'mcp') return mcpVariables(variables);
    return folder === 'apps' ? stackVariables(project, variables) : variables;
  } catch (error) {
    if (error instanceof StackNotRunningError) return variables;
    throw error;
  }
}

/** A tool has one entry, `main`, unless the second word names another: `bench calendar` runs `main calendar`. */
function commandLine([name, ...rest]) {
  return name === 'bench' ? [name, 'main', ...rest] : [name, ...rest];
}
