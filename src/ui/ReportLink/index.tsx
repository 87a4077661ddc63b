import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import versions from '@generated/releases/default/versions.json';
import type {ReactNode, SyntheticEvent} from 'react';
import {reportAddress} from './report';

/** A link to the tracker's form, prefilled; the section in the address is added on click. */
export default function ReportLink(): ReactNode {
  const {pathname, hash} = useLocation();
  const complete = ({currentTarget}: SyntheticEvent<HTMLAnchorElement>) => {
    const section = document.getElementById(decodeURIComponent(hash.slice(1)));
    currentTarget.href = reportAddress(
      {
        pathname,
        title: document.querySelector('main h1')?.textContent,
        // The link beside a heading contains a zero-width space.
        section: section
          ? {id: section.id, title: (section.textContent ?? '').replaceAll('\u200B', '')}
          : undefined,
        commit: document.querySelector<HTMLMetaElement>('meta[name=revision]')?.content,
      },
      versions,
    );
  };
  return (
    <Link href={reportAddress({pathname}, versions)} onPointerDown={complete} onClick={complete}>
      <Translate id="site.report.link" description="Link: report a problem with the page">
        Signaler un problème sur cette page
      </Translate>
    </Link>
  );
}
