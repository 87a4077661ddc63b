import {interpolate} from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {BRAND} from '@site/src/site/brand';
import type {ReactNode} from 'react';

const SLUGS = {
  havre: BRAND.product.slug,
  extension: BRAND.extension.slug,
  loquet: BRAND.identityApp.slug,
};

type Component = keyof typeof SLUGS;

interface Props {
  readonly version: string;
  readonly component?: Component;
}

/** "Since this release", linked to its post; a release without one is a broken link. */
export default function Since({version, component = 'havre'}: Props): ReactNode {
  const slug = SLUGS[component];
  return (
    <Link className="pill quiet" to={`/${slug}/${slug}/version/${version}`}>
      {interpolate(labels()[component], {version})}
    </Link>
  );
}

function labels(): Record<Component, string> {
  return {
    havre: translate({
      id: 'site.since.havre',
      message: 'depuis Havre {version}',
      description: 'Mark beside a feature of the platform: since which release it exists',
    }),
    extension: translate({
      id: 'site.since.extension',
      message: 'depuis l’extension {version}',
      description: 'Mark beside a feature of the extension: since which release it exists',
    }),
    loquet: translate({
      id: 'site.since.loquet',
      message: 'depuis Loquet {version}',
      description: 'Mark beside a feature of Loquet: since which release it exists',
    }),
  };
}
