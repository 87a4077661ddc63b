import {expect, test} from 'vitest';
import {PAGE, manual, pageIn, sourcesOf} from '../../testing';
import {answeredQuestions} from './questions';

const asked = (answer: string, files: Record<string, string>) =>
  answeredQuestions(sourcesOf(files), [{question: 'Can I?', answers: [answer]}]);

test('what does not answer is told with the question, blamed on the page', () => {
  expect(asked('user/page#s', {[PAGE]: manual('Un.')})).toEqual([
    {
      file: PAGE,
      line: 1,
      follows: PAGE,
      message:
        'no section user/page#s (fr), which answers “Can I?” → write it, or say in checks/content/questions.ts where the answer stands',
    },
  ]);
  const [gone] = asked('user/gone#s', {[PAGE]: manual('Un.')});
  expect(gone).toMatchObject({file: 'checks/content/questions.ts', follows: 'docs/user/gone.md'});
  const [german] = asked('user/page#s', {
    [PAGE]: manual('## S {/* #s */}\n\nOui.'),
    [pageIn('de')]: manual('Ja.'),
  });
  expect(german).toMatchObject({file: pageIn('de'), follows: pageIn('de')});
});

test('a whole page may answer; a section must say something below its heading', () => {
  expect(asked('user/page', {[PAGE]: manual('')})).toEqual([]);
  expect(asked('user/page#s', {[PAGE]: manual('Un.\n\n## S {/* #s */}')})).toHaveLength(1);
  expect(asked('user/page#s', {[PAGE]: manual('## S {/* #s */}\n\n## T {/* #t */}')})).toHaveLength(
    1,
  );
  expect(asked('user/page#s', {[PAGE]: manual('## S {/* #s */}\n\n- Un')})).toEqual([]);
});
