import { stripComments } from 'jsonc-parser';
import type { TokenValues } from './makeTokens.ts';
import type { TokenFile } from './TokenFile.ts';

/** An error that the parser reports for a value. */
export interface TokenFault {
  readonly file: TokenFile;
  readonly offset: number;
  readonly message: string;
}

interface ParsedTokens {
  /** Values with aliases resolved, by token path. */
  readonly values: TokenValues;
  readonly faults: readonly TokenFault[];
}

/** The parser's rules for the format of each type. */
const rules: Record<string, 'error' | ['error', object]> = {
  'core/valid-color': 'error',
  'core/valid-dimension': ['error', { legacyFormat: false, allowedUnits: ['px', 'rem'] }],
  'core/valid-duration': 'error',
  'core/valid-cubic-bezier': 'error',
  'core/valid-font-family': 'error',
  'core/valid-font-weight': 'error',
  'core/valid-number': 'error',
  'core/valid-shadow': 'error',
  'core/valid-typography': 'error',
};

/** Parses the token files of one scheme with Terrazzo. Never throws because of their content. */
export async function parseTokens(files: readonly TokenFile[]): Promise<ParsedTokens> {
  // Imported lazily, because only reading tokens needs it.
  const { defineConfig, Logger, parse } = await import('@terrazzo/parser');
  const inputs = files.map((file) => ({
    file,
    filename: new URL(`file:///${encodeURIComponent(file.source.file)}`),
    // Replaces comments with spaces, so that offsets stay those of the file.
    src: stripComments(file.source.text, ' '),
  }));
  const faults: TokenFault[] = [];
  class Listener extends Logger {
    override error(...entries: Parameters<InstanceType<typeof Logger>['error']>): void {
      for (const { group, message, node, src } of entries) {
        const input = inputs.find((candidate) => candidate.src === src);
        // Alias problems are reported by `aliasProblems`, in more detail.
        if (group !== 'lint' || !input || !node?.loc) continue;
        faults.push({ file: input.file, offset: node.loc.start.offset, message });
      }
    }
    override warn(): void {}
    override info(): void {}
    override debug(): void {}
  }
  const logger = new Listener();
  const config = defineConfig({ lint: { rules } }, { cwd: new URL('file:///'), logger });
  const values = new Map<string, unknown>();
  try {
    const { tokens } = await parse(inputs, { logger, config, continueOnError: true });
    for (const [id, { $value }] of Object.entries(tokens)) values.set(id, $value);
  } catch {
    // The parser may throw over a value whose problem is already reported.
  }
  return { values, faults };
}
