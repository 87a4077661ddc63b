/** Route, without language, of the licences of the software in the site. */
export const NOTICES = '/third-party-notices.txt';
