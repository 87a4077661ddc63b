/** An error code of Havre, its extension or Loquet: letters, then digits. */
export const ERROR_CODE = /E-([A-Z]{3})-(\d{3})/;
