import {
  events,
  type PageMessage,
  type ProblemsMessage,
  servedFolder,
  type ShownProblem,
  versionName,
} from './messages.ts';
import { PageMorph } from './morphPage.ts';
import { PolicyProblems } from './policyProblems.ts';
import { ProblemOverlay } from './ProblemOverlay.ts';

// Vite only provides `import.meta.hot` to modules that contain this expression literally.
const hot = import.meta.hot;
if (!customElements.get('portico-problems')) customElements.define('portico-problems', ProblemOverlay);

/** Returns the page as the server sent it. It may have been saved since; after a restart, the server only has that. */
async function servedPage(version: string | undefined): Promise<string> {
  const answer = await fetch(servedFolder + version);
  return (answer.ok ? answer : await fetch(location.href)).text();
}

/** Keeps the open page up to date with its files. Applies changes one after the other. */
async function follow(socket: NonNullable<typeof hot>): Promise<void> {
  const path = decodeURI(location.pathname);
  const overlay = new ProblemOverlay();
  document.documentElement.append(overlay);
  let problems: readonly ShownProblem[] = [];
  const show = () => overlay.show([...blocked.current, ...problems], path);
  const blocked = new PolicyProblems(show);
  show();
  let morph: PageMorph | undefined;
  let version = document.querySelector<HTMLMetaElement>(`meta[name="${versionName}"]`)?.content;
  let queue = servedPage(version).then((html) => {
    morph = new PageMorph(html);
  });
  socket.on(events.page, ({ path: changed, html }: PageMessage) => {
    if (changed !== path) return;
    version = undefined;
    queue = queue.then(() => morph?.apply(html));
  });
  socket.on(events.problems, (message: ProblemsMessage) => {
    problems = message.problems;
    show();
    // For tests: the server now sends this page its changes.
    document.documentElement.dataset['following'] = 'yes';
  });
  const open = () => socket.send(events.open, { path, version });
  // Also sent after the server was restarted.
  socket.on('vite:ws:connect', open);
  await queue;
  open();
}

if (hot) void follow(hot);
