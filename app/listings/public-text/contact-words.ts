const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** Asks the reader to get in touch: without the number it asks for nothing. */
export const requests = setOf(`
  call text phone email e-mail mail write visit contact reach follow see find dial ring fax message whatsapp telegram
  appelez appeler ecrivez contactez visitez textez telephonez composez suivez consultez
  llame llamenos llamar llama escriba escribanos contacte contactenos contactar visite visitenos marque siganos mande
`);

/** Words that lead to a number or an address, and hang in the air without it. */
export const leads = setOf(`
  at on via by to or and is are as the a an our my his her me us please number no num tel ph cell cel mobile telephone cellphone
  website web site online page address info information more for here now today directly direct anytime either also
  instagram insta ig facebook fb twitter tiktok skype wechat snapchat signal viber linkedin youtube sms called named username handle
  http https www
  au aux le la les al a el en ou o y et sur par por para pour nous moi nos notre nuestro nuestra mi mon ma de del
  courriel correo telephone telefono cellulaire portable celular movil numero sitio pagina adresse direccion
  ext extension poste
`);

/** Where a sentence holds nothing beyond these and the above, it only said how to get in touch. */
export const smallTalk = setOf(`
  details detail questions question interested inquiries enquiries inquiry enquiry any time if you your are be can will would
  ask leave voicemail evenings weekends after hours business owner seller agent broker anytime viewing
  showing appointment tour book further additional learn know get in touch with it this we i i'm i'll feel free just quick
  renseignements informations plus proprietaire vendeur rendez-vous vous svp merci thanks thank
  mas informes detalles dueno vendedor cita favor gracias preguntas
`);

/** Begins what a request was made for: "call … for a viewing". */
export const purposes = setOf(`
  for to or and if anytime with after before between any about at on from ask during leave day today now
  pour afin ou et si avec apres avant entre de du des
  para o y si con despues antes entre
`);
