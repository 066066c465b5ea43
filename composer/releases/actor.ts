import { userInfo } from 'node:os';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where CI services say who started a run. */
const ciActors = ['GITHUB_ACTOR', 'GITLAB_USER_LOGIN', 'BITBUCKET_STEP_TRIGGERER_UUID', 'BUILD_REQUESTEDFOR'];

/** Returns who runs a command: `PORTICO_USER`, the person who started a CI run, or the user of the operating system. */
export function actorOf(env: Environment): string {
  const named = ['PORTICO_USER', ...ciActors].map((name) => env[name]).find(Boolean);
  if (named) return named;
  try {
    return userInfo().username;
  } catch {
    // A container may run with a number that has no name.
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
