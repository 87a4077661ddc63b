import {defineConfig} from 'vitest/config';

export default defineConfig({
  resolve: {alias: {'@site': import.meta.dirname}},
  test: {include: ['{src,scripts,checks}/**/*.test.ts']},
});
