import { foldAccents } from "#app/shared/fold-accents.ts";

const closing = /[.!?…]{1,10}["')\]”»]{0,3}$/;
const startOfLine = /^\s{0,4}(?:[-•*·–]\s{1,3})?/;

export function shortenSentence(pieces: readonly string[]): string {
  const parts = [...pieces];
  const end = closing.exec(parts.at(-1)!.slice(-13))?.[0] ?? "";
  parts.push(parts.pop()!.slice(0, -end.length || undefined));
  const bullet = startOfLine.exec(parts[0]!)![0];
  parts[0] = parts[0]!.slice(bullet.length);
  const wasCapital = parts.find((part) => part.trim())?.match(/^\s{0,9}\p{Lu}/u);
  const kept = [parts[0]!];
  for (const part of parts.slice(1)) join(kept, part);
  let body = withoutEmptyBrackets(kept.join("")).trim();
  if (!hasContent(body)) return "";
  if (wasCapital) body = body.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return bullet + body + end;
}

const withoutEmptyBrackets = (text: string): string =>
  text.replace(/ ?\([\s,;:/-]{0,5}\)| ?\[[\s,;:/-]{0,5}\]/g, "");

const wordsOf = (text: string): string[] =>
  foldAccents(text).match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];

const hasContent = (text: string): boolean =>
  wordsOf(text).some(
    (word) => !(requests.has(word) || leads.has(word) || smallTalk.has(word) || purposes.has(word)),
  );

function join(kept: string[], after: string): void {
  const before = dropLeads(kept.pop() ?? "");
  let right = after.trimStart();
  const hasComma = before.hadComma || /^[,;]/.test(right);
  right = right.replace(/^[,;:/|&\s*-]{1,20}/, "");
  const first = wordsOf(right.slice(0, 40))[0] ?? "";
  if ((before.hadRequest || !before.text) && purposes.has(first)) right = afterClause(right);
  if (before.text && right)
    kept.push(before.text + (needsNoSpace(before.text, right) ? "" : hasComma ? ", " : " "));
  else if (before.text) kept.push(before.text);
  if (right) kept.push(right);
}

const needsNoSpace = (left: string, right: string): boolean =>
  /^[.,;:!?)\]]/.test(right) || /[([]$/.test(left);

/** The text after the purpose of a request: "for a viewing, turnkey" leaves "turnkey". */
function afterClause(text: string): string {
  const comma = /[,;)]|\s[-–—]\s/.exec(text);
  if (!comma) return "";
  return comma[0] === ")"
    ? text.slice(comma.index)
    : text.slice(comma.index + comma[0].length).trimStart();
}

const trailingSigns = /[\s:,;/&|·•@#+"'“*~=–—-]{1,40}$/;
const lastWord = /[\p{L}\p{N}]{1,40}(?:['’-][\p{L}\p{N}]{1,40}){0,3}\.?$/u;

interface Shortened {
  text: string;
  hadComma: boolean;
  hadRequest: boolean;
}

function dropLeads(text: string): Shortened {
  let rest = text;
  let hadComma = false;
  let hadRequest = false;
  for (;;) {
    const signs = trailingSigns.exec(rest.slice(-40))?.[0] ?? "";
    hadComma ||= /[,;–—]/.test(signs);
    rest = rest.slice(0, rest.length - signs.length);
    const word = lastWord.exec(rest.slice(-40))?.[0] ?? "";
    const folded = foldAccents(word).replace(/\.$/, "");
    if (!leads.has(folded) && !requests.has(folded)) return { text: rest, hadComma, hadRequest };
    hadRequest ||= requests.has(folded);
    rest = rest.slice(0, rest.length - word.length);
    hadComma = false;
  }
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** A call to get in touch, which is pointless without the number. */
const requests = setOf(`
  call text phone email e-mail mail write visit contact reach follow see find dial ring fax message whatsapp telegram
  appelez appeler ecrivez contactez visitez textez telephonez composez suivez consultez
  llame llamenos llamar llama escriba escribanos contacte contactenos contactar visite visitenos marque siganos mande
`);

/** Words that introduce a number or an address and dangle without it. */
const leads = setOf(`
  at on via by to or and is are as the a an our my his her me us please number no num tel ph cell cel mobile telephone cellphone
  website web site online page address info information more for here now today directly direct anytime either also
  instagram insta ig facebook fb twitter tiktok skype wechat snapchat signal viber linkedin youtube sms called named username handle
  http https www
  au aux le la les al a el en ou o y et sur par por para pour nous moi nos notre nuestro nuestra mi mon ma de del
  courriel correo telephone telefono cellulaire portable celular movil numero sitio pagina adresse direccion
  ext extension poste
`);

/** A sentence with only these and the above merely said how to get in touch. */
const smallTalk = setOf(`
  details detail questions question interested inquiries enquiries inquiry enquiry any time if you your are be can will would
  ask leave voicemail evenings weekends after hours business owner seller agent broker anytime viewing
  showing appointment tour book further additional learn know get in touch with it this we i i'm i'll feel free just quick
  renseignements informations plus proprietaire vendeur rendez-vous vous svp merci thanks thank
  mas informes detalles dueno vendedor cita favor gracias preguntas
`);

/** Starts the purpose of a request: "call … for a viewing". */
const purposes = setOf(`
  for to or and if anytime with after before between any about at on from ask during leave day today now
  pour afin ou et si avec apres avant entre de du des
  para o y si con despues antes entre
`);
