import {CORE_SCHEMA, YAMLException, load as parseYaml} from 'js-yaml';

/** A file of the repository that cannot be read: the message names the file and how to mend it. */
export class SourceError extends Error {
  constructor(
    readonly file: string,
    readonly line: number,
    readonly reason: string,
  ) {
    super(`${file}:${line}: ${reason}`);
  }
}

/** Refuses a file with conflict markers of Git. @throws SourceError */
function refuseConflict(file: string, text: string): void {
  const line = text.split('\n').findIndex((content) => /^(?:<{7}|={7}|>{7})(?:\s|$)/.test(content));
  if (line >= 0) {
    throw new SourceError(
      file,
      line + 1,
      `holds a merge conflict → keep the entries of both sides and delete the lines <<<<<<<, ======= and >>>>>>>.`,
    );
  }
}

/** @throws SourceError where the text is not valid JSON */
export function readJson(file: string, text: string): unknown {
  refuseConflict(file, text);
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const position = Number(/position (\d+)/.exec(reason)?.[1] ?? 0);
    const line = text.slice(0, position).split('\n').length;
    throw new SourceError(
      file,
      line,
      `is not readable as JSON (${reason.replace(/ in JSON.*/s, '')}) → look for a comma or a quote too many or missing on this line and the one above.`,
    );
  }
}

/** @throws SourceError where the text is not valid YAML */
export function readYaml(file: string, text: string): unknown {
  refuseConflict(file, text);
  try {
    return parseYaml(text, {schema: CORE_SCHEMA});
  } catch (error) {
    if (!(error instanceof YAMLException)) {
      throw error;
    }
    throw new SourceError(
      file,
      error.mark.line + 1,
      `is not readable as YAML (${error.reason}) → look at the indentation, colons and quotes of this line and the one above.`,
    );
  }
}
