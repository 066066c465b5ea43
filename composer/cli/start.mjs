// npm start: installs what is missing, builds the demo bank and serves it with its services.
import { ensurePackages, run, say, stop } from './prepare.mjs';

ensurePackages();
say('building the site …');
if (run('node', ['composer/cli/portico.mjs', 'build']) !== 0) {
  stop('the site has problems (see above). Put them right, or run "npm run check" for the list.');
}
process.exitCode = run('node', ['composer/cli/portico.mjs', 'serve', '--demo', ...process.argv.slice(2)]);
