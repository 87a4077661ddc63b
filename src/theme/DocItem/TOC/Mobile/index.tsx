// Replaces the table of contents above the title of small screens: it stands beside the breadcrumbs
// (src/theme/DocBreadcrumbs).
export default function DocItemTOCMobile(): null {
  return null;
}
