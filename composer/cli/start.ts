// npm start: builds the demo bank and serves it with its services.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { environment, root, run, say, stop } from './prepare.mjs';
import { runServer } from './runServer.mjs';

const portico = 'composer/cli/portico.mjs';
say('building the site …');
if (run('node', [portico, 'build', '--demo']) !== 0) {
  stop('the site has problems (see above). Fix them, or run "npm run check" for the list.');
}
// Needed for completion in editors; `dev`, `check` and `gen` keep it up to date.
if (!existsSync(join(root, 'pages-json', 'names.schema.json'))) run('node', [portico, 'gen']);
const serve = [portico, 'serve', '--demo', ...process.argv.slice(2)];
process.exitCode = await runServer('node', serve, { cwd: root, env: environment() });
