/** The town after which each British postcode area is named, or from which it is run; "CO" is the area of "CO1 1JN". */
export const BRITISH_AREAS = towns(`
  AB Aberdeen, AL St Albans, B Birmingham, BA Bath, BB Blackburn, BD Bradford, BH Bournemouth, BL Bolton, BN Brighton,
  BR Bromley, BS Bristol, BT Belfast, CA Carlisle, CB Cambridge, CF Cardiff, CH Chester, CM Chelmsford, CO Colchester,
  CR Croydon, CT Canterbury, CV Coventry, CW Crewe, DA Dartford, DD Dundee, DE Derby, DG Dumfries, DH Durham,
  DL Darlington, DN Doncaster, DT Dorchester, DY Dudley, E London, EC London, EH Edinburgh, EN Enfield Town, EX Exeter,
  FK Falkirk, FY Blackpool, G Glasgow, GL Gloucester, GU Guildford, HA Harrow, HD Huddersfield, HG Harrogate,
  HP Hemel Hempstead, HR Hereford, HS Stornoway, HU Hull, HX Halifax, IG Ilford, IP Ipswich, IV Inverness,
  KA Kilmarnock, KT Kingston upon Thames, KW Kirkwall, KY Kirkcaldy, L Liverpool, LA Lancaster, LD Llandrindod Wells,
  LE Leicester, LL Llandudno, LN Lincoln, LS Leeds, LU Luton, M Manchester, ME Rochester, MK Milton Keynes,
  ML Motherwell, N London, NE Newcastle, NG Nottingham, NN Northampton, NP Newport, NR Norwich, NW London, OL Oldham,
  OX Oxford, PA Paisley, PE Peterborough, PH Perth, PL Plymouth, PO Portsmouth, PR Preston, RG Reading, RH Redhill,
  RM Romford, S Sheffield, SA Swansea, SE London, SG Stevenage, SK Stockport, SL Slough, SM Sutton, SN Swindon,
  SO Southampton, SP Salisbury, SR Sunderland, SS Southend-on-Sea, ST Stoke-on-Trent, SW London, SY Shrewsbury,
  TA Taunton, TD Galashiels, TF Telford, TN Tonbridge, TQ Torquay, TR Truro, TS Middlesbrough, TW Twickenham,
  UB Southall, W London, WA Warrington, WC London, WD Watford, WF Wakefield, WN Wigan, WR Worcester, WS Walsall,
  WV Wolverhampton, YO York, ZE Lerwick`);

/** The largest town in each Portuguese postcode area, which is the first two digits: "11" of "1100-148". */
export const PORTUGUESE_AREAS = towns(`
  10 Lisboa, 11 Lisboa, 12 Lisboa, 13 Lisboa, 14 Lisboa, 15 Lisboa, 16 Lisboa, 17 Lisboa, 18 Lisboa, 19 Lisboa,
  20 Santarém, 21 Coruche, 22 Abrantes, 23 Tomar, 24 Leiria, 25 Caldas da Rainha, 26 Loures, 27 Amadora, 28 Almada,
  29 Setúbal, 30 Coimbra, 31 Pombal, 32 Lousã, 33 Arganil, 34 Oliveira do Hospital, 35 Viseu, 36 Castro Daire,
  37 São João da Madeira, 38 Aveiro, 40 Porto, 41 Porto, 42 Porto, 43 Porto, 44 Vila Nova de Gaia, 45 Espinho,
  46 Amarante, 47 Braga, 48 Guimarães, 49 Viana do Castelo, 50 Vila Real, 51 Lamego, 52 Mogadouro, 53 Bragança,
  54 Chaves, 60 Castelo Branco, 61 Sertã, 62 Covilhã, 63 Guarda, 64 Pinhel, 70 Évora, 71 Estremoz,
  72 Reguengos de Monsaraz, 73 Portalegre, 74 Portalegre, 75 Santo André, 76 Aljustrel, 77 Almodôvar, 78 Beja,
  79 Ferreira do Alentejo, 80 Faro, 81 Loulé, 82 Albufeira, 83 Silves, 84 Silves, 85 Portimão, 86 Lagos, 87 Olhão,
  88 Tavira, 89 Vila Real de Santo António, 90 Funchal, 91 Santa Cruz, 92 Machico, 93 Câmara de Lobos,
  95 Ponta Delgada, 96 Ribeira Grande, 97 Angra do Heroísmo, 98 Velas, 99 Horta`);

function towns(list: string): ReadonlyMap<string, string> {
  const pairs = list.split(',').map((each) => /^\s*(\w+) (.+)$/.exec(each) as RegExpExecArray);
  return new Map(pairs.map(([, area = '', town = '']) => [area, town]));
}
