import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {BRAND} from '@site/src/site/brand';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const COMPONENTS = {
  havre: {
    slug: BRAND.product.slug,
    label: (version: string) =>
      translate(
        {
          id: 'site.since.havre',
          message: 'depuis Havre {version}',
          description: 'Mark beside a feature of the platform: since which release it exists',
        },
        {version},
      ),
  },
  extension: {
    slug: BRAND.extension.slug,
    label: (version: string) =>
      translate(
        {
          id: 'site.since.extension',
          message: 'depuis l’extension {version}',
          description: 'Mark beside a feature of the extension: since which release it exists',
        },
        {version},
      ),
  },
  loquet: {
    slug: BRAND.identityApp.slug,
    label: (version: string) =>
      translate(
        {
          id: 'site.since.loquet',
          message: 'depuis Loquet {version}',
          description: 'Mark beside a feature of Loquet: since which release it exists',
        },
        {version},
      ),
  },
} as const;

interface Props {
  readonly version: string;
  readonly component?: keyof typeof COMPONENTS;
}

/** "Since this release", linked to its post; a release without one is a broken link. */
export default function Since({version, component = 'havre'}: Props): ReactNode {
  const {slug, label} = COMPONENTS[component];
  return (
    <Link className={styles.since} to={`/${slug}/${slug}/version/${version}`}>
      {label(version)}
    </Link>
  );
}
