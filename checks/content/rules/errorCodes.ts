import {ERROR_CODES} from '../errorCodes';
import {everyPage} from '../rule';

/** Every error code is one that a product shows; readers search for it as it stands. */
export const errorCodes = everyPage(({lines}) =>
  lines.flatMap((content, index) =>
    (content.match(/\bE-[A-Z]{3}-\d+\b/g) ?? [])
      .filter((code) => !ERROR_CODES.has(code))
      .map((code) => ({
        line: index + 1,
        message: `unknown error code ${code} → correct it or add it to checks/content/errorCodes.ts`,
      })),
  ),
);
