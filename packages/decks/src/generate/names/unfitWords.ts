// Words that may not stand in a name: slurs, obscenities, hatred, and what real people suffered. The letters are moved by
// thirteen places, so that the words neither turn up in searches nor meet the eye of a reader of the code; digits
// stay. To add a word, write it in the same way: `moved` takes it in either direction.

/** Moves letters by thirteen places, there and back. */
export const moved = (text: string): string =>
  text.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97));

const list = (text: string): readonly string[] => moved(text).trim().split(/\s+/);

/** Refused wherever the letters stand, also across the end of a word. */
export const anywhere = list(`
  nobegvba nyynu nydnrqn nagvfrzvg ncnegurvq nefpuy nefrubyr nffubyr nhagwrzvzn nhfpujvgm onqnff ubeal onfgneq oqfz ornare
  orurnq orfgvny ovngpu ovtbg ovaynqra ovgpu oybjwbo oylng obyybpx obzore obare obbo obbat oebgury ohqqun ohggubyr
  pnoeba pnzrywbpx pnapre pnmmb pureaboly puvyqnohfr puvanzna puvanzra puvax pyvgbe pbpnvar pbpx pbyhzovar
  pbapragengvbapnzc pbaaneq pbivq penpxurnq pernzcvr pevccyr pehpvs phzfubg phag qnpunh qnza qvpx qvyqb qbat qhzonff
  qlxr rwnphy raphyr rebgv rebgvp rguavppyrnaf rkrphgvba snrprf sntt snttbg sneg snfpvf srprf srgvfu svanyfbyhgvba
  sbbgwbo sbgmr sebpvb shpp shpx shruere shuere shx sipx tnyybjf tnfpunzore trabpvq trfgncb tbrooryf tbyyvjbt tbbx
  thvyybgva thynt tlccb tlcfl unyspnfgr unznf unaqwbo unatzna urro urvyuvg uragnv uvzzyre uvebfuvzn uvgyre ubybpnhfg
  ubaxvr ubaxl ubbxre ulzra ulzvr vapry vaprfg vawha wnpxnff ubeal wrfhf wvtnobb wvunq wvmm xnssve xnsve xvxr xvyyre
  xhxyhk xhejn yrfob yhoevp ylapu znevpba znffnper znfffubbg znfgreenpr znfgheo zreqr zvqtrg zvreqn zvfpnee zvfbtla
  zbunzznq zbunzzrq zbyrfg zbatbybvq zhunzznq zhynggb zheqrere antnfnxv anxrq anmv arpebcuvy artre arterff arteb
  avtt avttn avttre avtyrg avccyr ahqr ahqvfg betnfz betvrf betl bfnzn cnrqbcuvy cnagvrf crpxre crqbcuvy craqrw
  cravyr cravf cvpxnavaa cvxrl cvzc cvff cvmqn cbtebz cbynpx cbycbg cbbsgn cbbsgre cbbc cbea cevpx cebfgvgh chorf
  chovp chffl chgnva chggna dhrre enpvf enturnq encvat encvfg erqfxva ergneq evzwbo fnybcr fnzob fnaqlubbx fpurvff
  fpuybat fpubbyfubbg fpebg frzrany frkvf frkvfz frkvfg frkhny frkl furznyr fuvg fvrturvy fynir fyhg fbqbz fcnfgvp
  fcnm fchax fdhnj fgnyva fgvyyobea fgevccre fgebam fhvpvq fjnfgvxn gnyvona greebevf grfgvpy guveqervpu gvggvrf
  gvggl gbegher gbjryurnq genaavr genaal geroyvaxn gheq gjng hapyrgbz intva ivetva ihyin jnax jrvare jrgonpx
  juvgrcbjre juvgrcevqr juvgrfhc juber jvrare jvsrorng lnujru mbbcuvy
`);

/** Refused only as a whole word or acronym: they stand inside too many good words. */
export const asWord = list(`
  1488 420 69 88 911 nob nvqf nany nahf nefr nff ubeal obat ohz ohgg puevfg pbba pbbaf penc phpx phz phzf plxn qntb qnexvr
  qnexl snt sntf spx sphx szy sh shd tnl tvzc tbl tgsb uryy urebva ub ubr ubrf ubzb ubzbf uher ven vfvf wnc wncf xvn
  xvxr xxx xlxr xlf yrava yrm znb zrgu zvys anmv anmvf avc aen bfnzn cnrqb cnxv cnxvf crqb crqbf crr cuhp cbb cbba
  chgn chgr chgva chgb encr encrq encrf fngna frzra frk fug fvzc fcvp fcvpx ff fgsh fhxn gneq gubg gvg gvgf gehzc
  jrrq jbt jbc jgs kkk lvq lvqf
`);
