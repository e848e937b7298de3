import type {ReactNode} from 'react';
import {Search} from '../SearchButton';

/** The search button in the slot of the theme. */
export default function SearchBar(): ReactNode {
  return <Search place="everyNavbar" />;
}
