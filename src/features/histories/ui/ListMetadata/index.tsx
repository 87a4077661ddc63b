import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';

interface Props {
  readonly title: string;
  readonly description: string;
  /** From 1. */
  readonly page?: number;
}

/** Title and description of a list, different on each of its pages. */
export default function ListMetadata({title, description, page = 1}: Props): ReactNode {
  if (page === 1) {
    return <PageMetadata title={title} description={description} />;
  }
  return (
    <PageMetadata
      title={translate(
        {
          id: 'site.history.page',
          message: '{title} (page {page})',
          description: 'Title of a further page of a list of releases',
        },
        {title, page},
      )}
      description={translate(
        {
          id: 'site.history.pageDescription',
          message: '{description} Page {page}.',
          description:
            'Description of a further page of a list of releases; the first ends with a full stop',
        },
        {description, page},
      )}
    />
  );
}
