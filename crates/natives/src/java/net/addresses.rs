//! `java.net.InetAddress`: literal addresses work, and the host is called `localhost`. That another host has a name of
//! its own is what a proof assumes not to be (`surroundings::readings`). Other names are not looked up, but refused.

use crate::arguments::{one, reference, zero};
use vm::{Machine, Native, NativeEntry, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    implements "java/net/InetAddress.init()V" => zero,
    implements "java/net/Inet4Address.init()V" => zero,
    implements "java/net/Inet6Address.init()V" => zero,
    implements "java/net/InetAddress.isIPv4Available()Z" since 21 => one,
    implements "java/net/InetAddressImplFactory.isIPv6Supported()Z" until 20 => one,
    implements "java/net/InetAddress.isIPv6Supported()Z" since 21 => one,
    implements "java/net/Inet6AddressImpl.getLocalHostName()Ljava/lang/String;" => local_name,
    implements "java/net/NetworkInterface.init()V" => zero,
    // Asked of the two addresses of the host itself.
    implements "java/net/NetworkInterface.boundInetAddress0(Ljava/net/InetAddress;)Z" => one,
    implements "java/net/Inet6AddressImpl.lookupAllHostAddr(Ljava/lang/String;)[Ljava/net/InetAddress;" until 18 => look_up,
    implements "java/net/Inet6AddressImpl.lookupAllHostAddr(Ljava/lang/String;I)[Ljava/net/InetAddress;" since 19 => look_up,
    implements "java/net/Inet6AddressImpl.getHostByAddr([B)Ljava/lang/String;" => refuse,
];

fn local_name(machine: &mut Machine, _arguments: &[u64]) -> Native {
    machine.intern("localhost").into()
}

fn refuse(machine: &mut Machine, _arguments: &[u64]) -> Native {
    machine.refused("a host name").into()
}

fn look_up(machine: &mut Machine, arguments: &[u64]) -> Native {
    let name = machine.text(reference(arguments, 1));
    machine.refused(format_args!("the host name {name}")).into()
}
