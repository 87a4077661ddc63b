// Replaces the badge above the title: it stands at the foot of the page (src/theme/DocItem/Footer).
export default function DocVersionBadge(): null {
  return null;
}
