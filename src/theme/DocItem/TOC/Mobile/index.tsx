// Replaces the table of contents above the title of small screens: it follows the data line (src/ui/PageHead).
export default function DocItemTOCMobile(): null {
  return null;
}
