// Wraps the main panel of the mobile menu: below its entries it leads to the guides and to help.
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import PrimaryMenu from '@theme-original/Navbar/MobileSidebar/PrimaryMenu';
import type {ReactNode} from 'react';

export default function PrimaryMenuWrapper(): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  const pages = [
    ['/docs/user/help', translate({id: 'site.help.link', message: 'Aide en cas de problème'})],
    ['/docs/user/', translate({id: 'site.home.user.guide', message: 'Guide utilisateur'})],
    [
      '/docs/administrateur/',
      translate({id: 'site.home.administrator.guide', message: 'Guide administrateur'}),
    ],
    [
      '/docs/user/loquet/',
      translate({id: 'site.home.identityApp.guide', message: 'Guide de Loquet'}),
    ],
  ] as const;
  return (
    <>
      <PrimaryMenu />
      <hr />
      <ul className="menu__list">
        {pages.map(([to, label]) => (
          <li key={to} className="menu__list-item">
            <Link className="menu__link" to={to} onClick={() => toggle()}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
