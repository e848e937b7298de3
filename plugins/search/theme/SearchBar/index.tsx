import type {ReactNode} from 'react';
import {Search} from '../SearchButton';

/** The search button in the place that the theme has for it. */
export default function SearchBar(): ReactNode {
  return <Search place="everyNavbar" />;
}
