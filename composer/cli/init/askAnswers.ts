import { createInterface, type Interface } from 'node:readline/promises';
import { WrongUse } from '#composer/cli/kit/Cli.ts';
import { bankName, brandColor, type SiteAnswers, siteLanguages } from './siteAnswers.ts';

/** Where questions are asked. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/** The answers that flags gave. */
type GivenAnswers = Partial<SiteAnswers>;

/** Asks until an answer is valid. An empty one means the default. @throws {WrongUse} if the input ends. */
async function ask<Answer>(
  lines: Interface,
  question: string,
  usual: string,
  parse: (text: string) => Answer,
  say: (text: string) => void,
): Promise<Answer> {
  const stop = new AbortController();
  const onClose = () => stop.abort();
  lines.once('close', onClose);
  try {
    const text = await lines.question(`${question} (${usual}) `, { signal: stop.signal });
    return parse(text.trim() === '' ? usual : text);
  } catch (error) {
    if (stop.signal.aborted)
      throw new WrongUse('nothing was written, because the questions were not answered.');
    if (!(error instanceof WrongUse)) throw error;
    say(`${error.message.charAt(0).toUpperCase()}${error.message.slice(1)}\n`);
  } finally {
    lines.off('close', onClose);
  }
  return ask(lines, question, usual, parse, say);
}

/**
 * Asks for the answers that flags did not give.
 *
 * @param usual The default of each answer.
 * @throws {WrongUse} if the input ends before all are answered.
 */
export async function askAnswers(
  given: GivenAnswers,
  usual: SiteAnswers,
  { input, output }: Terminal,
): Promise<SiteAnswers> {
  const lines = createInterface({ input, output });
  const say = (text: string) => void output.write(text);
  try {
    return {
      ...given,
      name: given.name ?? (await ask(lines, 'What is the bank’s name?', usual.name, bankName, say)),
      languages:
        given.languages ??
        (await ask(
          lines,
          'Which languages, of en, es, and zh?',
          usual.languages.join(','),
          siteLanguages,
          say,
        )),
      color: given.color ?? (await ask(lines, 'What is the brand’s color?', usual.color, brandColor, say)),
    };
  } finally {
    lines.close();
  }
}
