// Replaces the badge above the title: the data line below it shows the version (src/ui/PageHead).
export default function DocVersionBadge(): null {
  return null;
}
