import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';

/** Formats how long a post takes to read, e.g. "2 min read". */
export function useReadingTime(): (minutes: number) => string {
  const {selectMessage} = usePluralForm();
  return (minutes) => {
    const readingTime = Math.ceil(minutes);
    return selectMessage(
      readingTime,
      translate(
        {
          id: 'theme.blog.post.readingTime.plurals',
          message: 'One min read|{readingTime} min read',
        },
        {readingTime},
      ),
    );
  };
}
