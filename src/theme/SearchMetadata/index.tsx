// Replaces six lines in the head of every page for crawlers of other searches: this site's own reads what it built.
import type {ReactNode} from 'react';

export default function SearchMetadata(): ReactNode {
  return null;
}
