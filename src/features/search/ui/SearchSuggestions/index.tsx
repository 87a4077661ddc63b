import {useId, type ComponentProps, type MouseEvent, type ReactNode} from 'react';
import styles from './styles.module.css';
import type {Suggestion, SuggestionGroup} from './useSuggestions';

interface Props {
  readonly groups: readonly SuggestionGroup[];
  /** Attributes of a link, by its number in all groups. */
  readonly linkProps: (index: number) => ComponentProps<'a'>;
  /** Called for links of this site. */
  readonly onFollow: (event: MouseEvent, suggestion: Suggestion, index: number) => void;
}

/** Ways on where there are no results: groups of links. */
export default function SearchSuggestions({groups, linkProps, onFollow}: Props): ReactNode {
  const id = useId();
  return groups.map(({title, suggestions}, number) => {
    const start = groups.slice(0, number).reduce((sum, group) => sum + group.suggestions.length, 0);
    return (
      <div
        key={number}
        className={styles.group}
        {...(title !== undefined && {role: 'group', 'aria-labelledby': id + number})}>
        {title !== undefined && (
          <div id={id + number} className="quiet">
            {title}
          </div>
        )}
        {suggestions.map((suggestion, place) => (
          <a
            key={suggestion.href}
            {...linkProps(start + place)}
            href={suggestion.href}
            {...(suggestion.isElsewhere
              ? {target: '_blank', rel: 'noopener noreferrer'}
              : {onClick: (event) => onFollow(event, suggestion, start + place)})}>
            {suggestion.label}
          </a>
        ))}
      </div>
    );
  });
}
