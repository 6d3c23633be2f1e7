import type { Glossary } from '../language.ts';

/** Requests, duties and deadlines. */
export const spanishAsks: Glossary = {
  please:
    'por favor, favor de, favor, se ruega, se les ruega, le rogamos, les rogamos, rogamos, le rogamos que, les rogamos que, rogamos que, se solicita, se les solicita, les solicitamos, le solicitamos, les solicitamos que, le solicitamos que, se pide, se les pide, les pedimos, le pedimos, les pedimos que, le pedimos que, le pido, les pido, le pido que, les pido que, sírvase, sírvanse, tenga la bondad de, tengan la bondad de, haga el favor de, hagan el favor de, agradecemos que, le agradeceremos, les agradeceremos, se agradece',
  "don't forget to":
    'no olvide, no olviden, no olvides, no se olvide de, no se olviden de, no te olvides de, no olvide de, no olviden de, no deje de, no dejen de, no olvidar, no olvidemos',
  "don't forget":
    'no olvide el, no olvide la, no olvide los, no olvide las, no olviden el, no olviden la, no olviden los, no olviden las',
  remember: 'recuerde que, recuerden que, recuerda que',
  'remember to': 'recuerde, recuerden, recuerda, recordar, acuérdese de, acuérdense de',
  'make sure to': 'asegúrese de, asegúrense de, asegúrate de, procure, procuren',
  'make sure': 'asegúrese de que, asegúrense de que, verifique que, verifiquen que',
  'you must':
    'hay que, debe, deben, deberá, deberán, debes, tiene que, tienen que, tendrá que, tendrán que, es obligatorio, es necesario, es indispensable, es imprescindible, es preciso, necesita, necesitan, necesitará, necesitarán, se debe, se deben',
  'must be':
    'debe ser, deben ser, deberá ser, deberán ser, debe estar, deben estar, deberá estar, deberán estar, tiene que estar, tienen que estar',
  'you may': 'puede, pueden, podrá, podrán, se puede, se pueden, pueden ser, puede ser',
  'we need': 'necesitamos, nos hace falta, nos hacen falta, nos falta, nos faltan',
  "don't": 'no es necesario, no hace falta, no hay que, no tiene que, no tienen que, no deben, no debe',
  'no action needed':
    'no se requiere nada, no le pedimos nada, no les pedimos nada, no tiene que hacer nada, no tienen que hacer nada, no es necesario hacer nada, no necesitan hacer nada',
  sign: 'firmar, firme, firmen, fírmelo, fírmela, fírmenlo, fírmenla, firmarlo, firmarla, firmarlos, firmarlas',
  signed: 'firmado, firmada, firmados, firmadas',
  return:
    'regrésela, regréselo, regrésenlo, regrésenla, regrésenme, regresen el, regrese el, regresar el, devolver, devuelva, devuelvan, devuélvalo, devuélvala, devuélvanlo, devuélvanla, devolverlo, devolverla, devolverlos, devolverlas, regresen la, regrese la, regresar la, regresarla, regresarlo, entregar, entregue, entreguen, entréguelo, entréguela, entréguenlo, entréguenla, entregarlo, entregarla, remitir, remita, remitan',
  returned: 'devuelto, devuelta, devueltos, devueltas, entregado, entregada, entregados, entregadas',
  'send us':
    'mándeme, mándenme, mándennos, envíeme, envíenme, envíame, mandarme, enviarme, mandarnos, enviarnos, nos remita, nos remitan, nos envíe, nos envíen, nos mande, nos manden, envíenos, envíennos, mándenos',
  send: 'enviar, envíe, envíen, enviarlo, enviarla, mandar, mande, manden, mandarlo, mandarla, hacer llegar',
  bring:
    'tráigala, tráigalos, tráiganla, tráiganlos, tráiganme, traerme, traer, traiga, traigan, traerán, traerá, trae, traerlo, traerla, tráigalo, tráiganlo, llevar consigo, aportar, aporte, aporten',
  pay: 'páguelo, páguela, páguenlo, páguenla, liquidar, liquide, liquiden, pagar, pague, paguen, pagarlo, pagarla, abonar, abone, abonen, cancelar la cuota, efectuar el pago, realizar el pago, hacer el pago',
  paid: 'pagado, pagada, pagados, pagadas, abonado, abonada',
  'call us': 'llámenos, llámennos, nos llame, nos llamen, llamarnos',
  call: 'llámeme, llámenme, llámame, llamar, llame, llamen, llamando, marque, marquen',
  'let us know':
    'avisarme, avísanos, infórmeme, infórmenme, avísenos, avísennos, avísame, avíseme, avísenme, dígame, díganme, confírmame, confírmeme, confírmenme, avisarnos, avisar, avise, avisen, infórmenos, infórmennos, comunicárnoslo, háganos saber, hágannos saber, haganos saber',
  confirm:
    'confirmar, confirme, confirmen, confirmarnos, confirmarlo, confírmenos, confirmar su asistencia, confirmar asistencia',
  register:
    'inscribir, inscriba, inscriban, inscribirse, inscríbase, inscríbanse, inscribirlo, inscribirla, registrar, registre, registren, registrarse, regístrese, regístrense, apuntarse, apúntese, apúntense, anotarse, anótese, anótense, matricular, matricule, matricularse',
  'fill out':
    'llénela, llénelo, llénenla, llénenlo, llenar, llene, llenen, llenarlo, llenarla, rellenar, rellene, rellenen, rellenarlo, rellenarla',
  complete: 'completar, complete, completen, completarlo, completarla',
  completed: 'completado, completada, completados, completadas, llenado, llenada, rellenado, rellenada',
  submit: 'presentar, presente la, presente el, presenten, presentarlo, presentarla, someter',
  reply:
    'contéstenme, contésteme, contéstame, contéstenos, contéstennos, contestarme, contestarnos, respóndame, respóndanme, responderme, responder, responda, respondan, contestar, conteste, contesten, respóndanos',
  choose: 'elegir, elija, elijan, escoger, escoja, escojan, seleccionar, seleccione, seleccionen',
  check: 'revisar, revise, revisen, consultar, consulte, consulten, verificar, verifique, verifiquen',
  schedule:
    'programar, programe, programen, agendar, agende, agenden, hacer una cita, haga una cita, hagan una cita, pida cita, pedir cita, reservar cita',
  reserve: 'reservar, reserve, reserven, apartar, aparte su, aparten',
  cancel: 'cancelar, cancele, cancelen, cancelarla, cancelarlo',
  buy: 'comprar, compre, compren, adquirir, adquiera, adquieran',
  order: 'ordenar, ordene, encargar, encargue, pedir, pida, pidan, solicitar, solicite, soliciten',
  'pick up':
    'recójalo, recójala, recójanlo, recójanla, recoger, recoja, recojan, recogerlo, recogerla, retirar, retire, retiren',
  'drop off': 'dejar, dejen, depositar, deposite, depositen',
  wear: 'vestir, vista, vistan, ponerse, póngase, pónganse, llevar puesto, llevar puesta',
  use: 'usar, use, usen, utilizar, utilice, utilicen',
  label: 'marcar, marque con, marquen con, etiquetar, etiquete, etiqueten',
  arrive: 'llegar, llegue, lleguen, presentarse, preséntese, preséntense',
  contact:
    'contactar, contacte, contacten, comuníquese con, comuníquense con, comunicarse con, póngase en contacto con, pónganse en contacto con, diríjase a, diríjanse a',
  'sign up': 'apuntarse para, inscribirse para, anotarse para',
  keep: 'guardar, guarde, guarden, guárdelo, guárdenlo, conserve, conserven',
  donate: 'donar, done, donen',
  update: 'actualizar, actualice, actualicen, actualizarlo',
  read: 'leer, lea, lean',
  visit: 'visitar, visite, visiten',
  ask: 'preguntar, pregunte, pregunten',
  share: 'compartir',
  'cut off': 'recortar, recorte, recorten, desprender, desprenda, desprendan',
  tell: 'dígale, díganle, dime, decirme, decir, diga, digan, díganos',
  write: 'escríbame, escríbanme, escríbame, escríbanos, escríbannos, escribirme, escribirnos',
  attend: 'asistir, asista, asistan, acudir, acuda, acudan',
  participate: 'participar, participe, participen',
  help: 'ayudar, ayude, ayuden, ayudarnos',
  'no later than':
    'a más tardar, no más tarde de, no más tarde del, no después de, no después del, como máximo, lo más tarde',
  until: 'hasta, hasta el, hasta las, hasta la',
  before: 'antes, antes de, antes del',
  deadline: 'fecha límite, fecha tope, plazo, el plazo, último plazo, fecha máxima',
  'deadline to': 'fecha límite para, plazo para, fecha límite de',
  'last day to': 'último día para',
  'last day': 'último día',
  'you have until':
    'tienen hasta, tiene hasta, tienen hasta el, tiene hasta el, tienen de plazo hasta, tienen de plazo hasta el',
  valid: 'válido, válida, válidos, válidas',
  'we will let you know': 'les avisaremos, le avisaremos, avisaremos, les informaremos, le informaremos, les diremos',
  'we will send you': 'les enviaremos, le enviaremos, les mandaremos, le mandaremos',
  'we will call you': 'les llamaremos, le llamaremos',
  'is due': 'vence, se vence, caduca',
  'due date': 'vencimiento, fecha de vencimiento, fecha de entrega, fecha límite de pago',
  due: 'vencida, vencido, pagadero',
  closes: 'cierra, se cierra, cierran, se cierran, finaliza el plazo, termina el plazo',
  'we cannot accept':
    'no se aceptan, no se acepta, no se aceptarán, no se aceptará, no se reciben, no se recibirán, no aceptamos, no podemos aceptar',
  'we want to know': 'queremos saber, quisiéramos saber, nos gustaría saber, necesitamos saber',
  'must reach': 'debe llegar a, deben llegar a, tiene que llegar a, tienen que llegar a, ha de llegar a',
  'are accepted': 'se aceptan, se aceptarán, se reciben, se recibirán',
  'must be returned':
    'debe devolverse, deben devolverse, debe entregarse, deben entregarse, se devuelven, se regresan, se debe devolver, se deben devolver, se debe entregar, se deben entregar',
  'must be paid':
    'debe pagarse, deben pagarse, se debe pagar, se deben pagar, se pagará, se pagarán, se paga, se pagan',
  RSVP: 'confirmar asistencia, se ruega confirmación, rsvp',
  'if you': 'si usted, si ustedes',
  'if you have questions':
    'si tiene preguntas, si tienen preguntas, si tiene alguna pregunta, si tienen alguna pregunta, si tiene dudas, si tienen dudas, si tiene alguna duda, si tienen alguna duda, para más información, para mayor información, para cualquier duda, ante cualquier duda',
  "if you can't": 'si no puede, si no pueden, si no podrá, si no podrán, en caso de no poder',
  "don't hesitate": 'no dude en, no duden en',
  mandatory: 'obligatorio, obligatoria, indispensable, imprescindible',
  required: 'requerido, requerida, requeridos, necesario, necesaria, necesarios, necesarias',
};
