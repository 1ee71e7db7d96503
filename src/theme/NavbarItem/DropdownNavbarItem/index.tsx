import clsx from 'clsx';
import type {ReactNode} from 'react';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import Popup from '@site/src/components/Popup';

/**
 * Shows the languages in a `<details>` element, which opens without React, by touch and with Space too. The theme has
 * links with the role of a button, and opens them on hover:
 * https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-theme-classic/src/theme/NavbarItem/DropdownNavbarItem
 */
export default function DropdownNavbarItem({items, label, position, mobile, onClick}: Props): ReactNode {
  const links = items.map((item) => (
    <NavbarItem
      key={item.to}
      mobile={mobile}
      isDropdownItem
      onClick={onClick}
      activeClassName={mobile ? 'menu__link--active' : 'dropdown__link--active'}
      {...item}
    />
  ));
  if (mobile) {
    return (
      <li className="menu__list-item">
        <details>
          <summary className="menu__link">{label}</summary>
          <ul className="menu__list">{links}</ul>
        </details>
      </li>
    );
  }
  return (
    <Popup className={clsx('navbar__item dropdown dropdown--show', position === 'right' && 'dropdown--right')}>
      <summary className="navbar__link">{label}</summary>
      <ul className="dropdown__menu">{links}</ul>
    </Popup>
  );
}
