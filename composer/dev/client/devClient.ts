import { events, type PageMessage, type ProblemsMessage, type ShownProblem } from './messages.ts';
import { PageMorph } from './morphPage.ts';
import { PolicyProblems } from './policyProblems.ts';
import { ProblemOverlay } from './ProblemOverlay.ts';

// Vite only provides `import.meta.hot` to modules that contain this expression literally.
const hot = import.meta.hot;
if (!customElements.get('portico-problems')) customElements.define('portico-problems', ProblemOverlay);

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
  let queue = fetch(location.href)
    .then((answer) => answer.text())
    .then((html) => {
      morph = new PageMorph(html);
    });
  socket.on(events.page, ({ path: changed, html }: PageMessage) => {
    if (changed !== path) return;
    queue = queue.then(() => morph?.apply(html));
  });
  socket.on(events.problems, (message: ProblemsMessage) => {
    problems = message.problems;
    show();
    // For tests: the server now sends this page its changes.
    document.documentElement.dataset['following'] = 'yes';
  });
  const open = () => socket.send(events.open, { path });
  // Also sent after the server was restarted.
  socket.on('vite:ws:connect', open);
  await queue;
  open();
}

if (hot) void follow(hot);
