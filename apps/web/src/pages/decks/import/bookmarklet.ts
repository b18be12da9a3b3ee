// A bookmark for pages without a server: pressed on a deck's page in the registry, it fetches that deck there and opens our decks with
// it, because our own page may ask no other site.
import { registryFields } from '@vaultsong/decks/import';
import { decksPath } from '../../../routing/paths.ts';

/** In front of a deck in the fragment of an address, which is sent to no server. */
const mark = '#add=';

/** A deck in an address has some 10,000 letters. */
const longest = 200_000;

/**
 * The address of the bookmark.
 * @param origin of this page
 */
export function bookmarklet(origin: string): string {
  const { deck, card } = registryFields;
  const code = `(async()=>{
const id=/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/i.exec(location.pathname);
if(!id||!/(^|\\.)keyforgegame\\.com$/.test(location.hostname))return alert('Press this on the page of a deck at keyforgegame.com.');
try{
const answer=await fetch('/api/decks/v2/'+id[0]+'/?links=cards');
if(!answer.ok)throw Error('the registry answered with status '+answer.status);
const whole=await answer.json();
const pick=(all,names)=>Object.fromEntries(names.filter(name=>name in all).map(name=>[name,all[name]]));
const cards=whole._linked.cards.map(one=>pick(one,${JSON.stringify(card)}));
const found={data:pick(whole.data,${JSON.stringify(deck)}),_linked:{cards}};
location.href=${JSON.stringify(origin + decksPath + mark)}+encodeURIComponent(JSON.stringify(found));
}catch(error){alert('The deck did not come: '+error.message)}
})()`;
  return `javascript:${encodeURIComponent(code)}`;
}

/**
 * The text that an address brings along; null where there is none.
 * @param hash of the address
 */
export function broughtBy(hash: string): string | null {
  if (!hash.startsWith(mark) || hash.length > longest) return null;
  try {
    return decodeURIComponent(hash.slice(mark.length));
  } catch {
    return null;
  }
}
