import { problemTypes } from '#composer/check/problemTypes.ts';
import type { Site } from '#composer/page/loadSite.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { fileName } from './human.ts';

/** Formats problems as SARIF 2.1.0, which code hosts show beside the lines of a change. */
export function reportSarif(site: Site, problems: readonly Problem[], from: string = process.cwd()): string {
  const codes = [...new Set(problems.map(({ code }) => code))].toSorted();
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'portico check', rules: codes.map((code) => rule(code)) } },
        columnKind: 'utf16CodeUnits',
        results: problems.map((problem) => result(site, problem, codes.indexOf(problem.code), from)),
      },
    ],
  };
  return JSON.stringify(log, null, 2);
}

const types = new Map(problemTypes.map((type) => [type.code, type]));

function rule(code: string) {
  const type = types.get(code);
  if (!type) throw new Error(`The problem “${code}” is in no list of composer/check/problemTypes.ts.`);
  const { title, severity, hint, rule: source } = type;
  return {
    id: code,
    shortDescription: { text: title },
    defaultConfiguration: { level: severity },
    ...(hint !== undefined && { help: { text: hint } }),
    ...(source !== undefined && { properties: { tags: [source] } }),
  };
}

function result(site: Site, problem: Problem, ruleIndex: number, from: string) {
  const { code, severity, message, hint, rule: source } = problem;
  const text = [message, hint, source && `Rule: ${source}.`].filter((part) => part !== undefined).join(' ');
  const uri = encodeURI(fileName(site, problem.file, from));
  const location = {
    physicalLocation: { artifactLocation: { uri }, region: region(problem) },
    ...(problem.pointer !== '' && { logicalLocations: [{ fullyQualifiedName: problem.pointer }] }),
  };
  return {
    ruleId: code,
    ruleIndex,
    level: severity,
    message: { text },
    locations: [location],
    ...fixes(site, problem, uri),
  };
}

const region = ({ line, column, endLine, endColumn }: Problem) => ({
  startLine: line,
  startColumn: column,
  ...(endLine !== undefined && { endLine }),
  ...(endColumn !== undefined && { endColumn }),
});

function fixes(site: Site, { fix, suggestion, file }: Problem, uri: string) {
  const source = site.files.get(file);
  if (!fix || !source) return {};
  const start = source.position(fix.offset);
  const end = source.position(fix.offset + fix.length);
  const deletedRegion = {
    startLine: start.line,
    startColumn: start.column,
    endLine: end.line,
    endColumn: end.column,
  };
  const replacements = [{ deletedRegion, insertedContent: { text: fix.text } }];
  const text = suggestion === undefined ? 'Fix it' : `Change it to ${suggestion}`;
  return {
    fixes: [{ description: { text }, artifactChanges: [{ artifactLocation: { uri }, replacements }] }],
  };
}
