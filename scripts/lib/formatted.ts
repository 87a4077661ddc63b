import path from 'node:path';
import {format, getFileInfo, resolveConfig} from 'prettier';
import {ROOT} from './repository';

/** Formats the text of a file, which need not exist yet, as `npm run format` does. */
export async function formatted(file: string, text: string): Promise<string> {
  const filepath = path.join(ROOT, file);
  const {ignored, inferredParser} = await getFileInfo(filepath, {
    ignorePath: path.join(ROOT, '.prettierignore'),
  });
  return ignored || inferredParser === null
    ? text
    : format(text, {...(await resolveConfig(filepath)), filepath});
}
