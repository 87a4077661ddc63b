import {createStorageSlot} from '@docusaurus/theme-common';

/** Where the browser keeps whether keys work alone; named on the About page. */
const STORAGE_KEY = 'shortcuts';
const OFF = 'off';

/** The choice that the storage refused to keep: it holds until the page is left. */
let unsaved: boolean | undefined;

/** Whether the reader lets single keys do something: they may be pressed by mistake, or by voice (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  return unsaved ?? createStorageSlot(STORAGE_KEY).get() !== OFF;
}

/** Turns all single keys on or off, in every tab from the next key on. */
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
 * Whether a key was pressed alone, as a shortcut: not while the reader types, over a dialog, or turned off. Shift does
 * not count, since many keyboards need it for `/` and `?`.
 *
 * @param event a `keydown`
 * @param key what the key types
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
