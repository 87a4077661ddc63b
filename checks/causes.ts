import {LOCALES, type Locale} from '../src/site/locales';
import type {Sources} from '../src/content/load';
import {localeOfFile} from '../src/content/places';
import {DEPTH, type Finding, type Place} from './finding';

/** Translations that must differ from a French line in the same way before the line itself is reported. */
const TRANSLATIONS = LOCALES.length - 1;

/** Reports a difference of all translations once, at the French line, and holds back consequences of other findings. */
export function causes(
  findings: readonly Finding[],
  {pageOfFile}: Pick<Sources, 'pageOfFile'>,
): Finding[] {
  const reported = reportedOnce(findings);
  const byFile = new Map<string, Finding[]>();
  for (const finding of reported) {
    byFile.set(finding.file, [...(byFile.get(finding.file) ?? []), finding]);
  }
  const known = new Map<Finding, boolean>();
  const isCause = (finding: Finding): boolean => {
    const answer = known.get(finding);
    if (answer !== undefined) {
      return answer;
    }
    // Of two files that name each other as the cause, both are reported.
    known.set(finding, true);
    const {file, follows = '', depth = 0} = finding;
    const isFirst = ![
      ...(byFile.get(follows) ?? []).filter((other) => other !== finding),
      ...(byFile.get(file) ?? []).filter(
        (other) => (other.depth ?? 0) < depth && isAround(other, finding),
      ),
    ].some((other) => !other.isWarning && isCause(other));
    known.set(finding, isFirst);
    return isFirst;
  };
  return reported.filter(isCause);

  /** True in the same section, and where one of them is said of the page as a whole. */
  function isAround(other: Place, finding: Finding): boolean {
    return (
      other.line === 1 || finding.depth === DEPTH.stale || sectionOf(other) === sectionOf(finding)
    );
  }

  function sectionOf({file, line}: Place): number {
    const headings = pageOfFile.get(file)?.headings;
    return headings ? (headings.filter((heading) => heading.line <= line).at(-1)?.line ?? 0) : line;
  }
}

function reportedOnce(findings: readonly Finding[]): Finding[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    if (finding.source) {
      const {file, line, message = ''} = finding.source;
      const key = JSON.stringify([file, line, message]);
      groups.set(key, [...(groups.get(key) ?? []), finding]);
    }
  }
  const shared = [...groups.values()].filter((group) => localesOf(group).size === TRANSLATIONS);
  const merged = new Set(shared.flat());
  return [...findings.filter((finding) => !merged.has(finding)), ...shared.map(ofFrench)];
}

function ofFrench(group: readonly Finding[]): Finding {
  const [first] = group;
  const {source, ...finding} = first!;
  const {file, line, message} = source!;
  return {
    ...finding,
    file,
    line,
    follows: undefined,
    message:
      message ??
      `no translation says what this line says (${finding.file}:${finding.line}: ${finding.message.replace(/ → .*/s, '')}) → correct the line, or change the translations too`,
  };
}

function localesOf(findings: readonly Finding[]): ReadonlySet<Locale> {
  return new Set(findings.map(({file}) => localeOfFile(file)));
}
