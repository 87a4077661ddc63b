import {createStorageSlot} from '@docusaurus/theme-common';

/** Documented on the About page. */
const STORAGE_KEY = 'shortcuts';
const OFF = 'off';

/** Kept here when the storage refuses: lasts until the page is left. */
let unsaved: boolean | undefined;

/** Single keys can be switched off: they may be pressed by mistake, or by voice (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  return unsaved ?? createStorageSlot(STORAGE_KEY).get() !== OFF;
}

export function switchSingleKeys(isOn: boolean): void {
  const slot = createStorageSlot(STORAGE_KEY);
  if (isOn) {
    slot.del();
  } else {
    slot.set(OFF);
  }
  unsaved = undefined;
  unsaved = areSingleKeysOn() === isOn ? undefined : isOn;
}

/**
 * True for a `keydown` of a character alone, as a shortcut: not while typing, over a dialog, or when switched off.
 * Shift is ignored, since many keyboards need it for `/` and `?`.
 */
export function isSingleKey(event: KeyboardEvent, key: string): boolean {
  const {target, ctrlKey, altKey, metaKey, isComposing, defaultPrevented} = event;
  return (
    event.key === key &&
    !(ctrlKey || altKey || metaKey || isComposing || defaultPrevented) &&
    !(target instanceof Element && target.closest(':read-write, select')) &&
    !document.querySelector('dialog[open]') &&
    areSingleKeysOn()
  );
}
