import clsx from 'clsx';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';

/** Shows a button and the list that it opens, as the pointer does. */
function Dropdown({items, position, label}: Props): ReactNode {
  const dropdown = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const ended = new AbortController();
    const close = ({target}: Event): void => {
      if (!dropdown.current?.contains(target as Node)) setIsOpen(false);
    };
    for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, close, {signal: ended.signal});
    return () => ended.abort();
  }, [isOpen]);
  return (
    <div
      ref={dropdown}
      className={clsx(
        'dropdown dropdown--hoverable',
        position === 'right' && 'dropdown--right',
        isOpen && 'dropdown--show',
      )}
    >
      <button
        type="button"
        className="clean-btn navbar__item navbar__link"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </button>
      <ul className="dropdown__menu">
        {items.map((item) => (
          <NavbarItem key={item.to} isDropdownItem activeClassName="dropdown__link--active" {...item} />
        ))}
      </ul>
    </div>
  );
}

/**
 * Shows the languages: below a button on wide screens, in a fold of the mobile menu. The theme has links with the role of
 * a button, which Space doesn't press before hydration, or never; the one of the menu doesn't say whether it's open:
 * https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-theme-classic/src/theme/NavbarItem/DropdownNavbarItem
 */
export default function DropdownNavbarItem({mobile, ...props}: Props): ReactNode {
  const {items, label, onClick} = props;
  if (!mobile) return <Dropdown {...props} />;
  return (
    <li className="menu__list-item">
      <details>
        <summary className="menu__link">{label}</summary>
        <ul className="menu__list">
          {items.map((item) => (
            <NavbarItem
              key={item.to}
              mobile
              isDropdownItem
              onClick={onClick}
              activeClassName="menu__link--active"
              {...item}
            />
          ))}
        </ul>
      </details>
    </li>
  );
}
