/** The pages that edits are made on, by their French paths: some of each kind. */
export const CONNECT = 'docs/user/havre/connect.md';
export const SCIM = 'docs/administrateur/manage-apps/SCIM.md';
export const COST = 'docs/administrateur/cost.md';
export const PC = 'docs/user/loquet/secure-devices/pc.md';
export const FAVORITES = 'docs/user/havre/favorites.md';
export const RELEASE = 'product/2025-10-14-4.1.1.md';
export const EXTENSION = 'extension/2024-09-12-1.2.0.md';
export const LOQUET = 'identity-app/2024-10-17-2.0.md';
export const ABOUT = 'src/pages/markdown-page.md';
