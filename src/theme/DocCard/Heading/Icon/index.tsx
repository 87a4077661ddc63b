// Replaces the pictures of cards: every card leads to a page.
export default function DocCardHeadingIcon(): null {
  return null;
}
