import {defineConfig} from 'vitest/config';

export default defineConfig({
  resolve: {alias: {'@site': import.meta.dirname}},
  test: {
    include: ['{src,scripts,checks,deploy}/**/*.test.ts'],
    // Vitest would leave one CPU idle: of two, that is half.
    maxWorkers: '100%',
    // Speed is measured elsewhere: a busy machine only takes longer.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
